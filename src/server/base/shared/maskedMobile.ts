import { mask } from '#domain/person/mask.ts'

/** The masked number for a row; absent where there is none. */
export const maskedMobile = (mobile: string | null): { maskMobile?: string } =>
  mobile ? { maskMobile: mask('mobile', mobile) } : {}
