import { mask } from '#domain/person/mask.ts'

/** A number as rows show it: masked, and nothing where there is none. */
export const maskedMobile = (mobile: string | null): { maskMobile?: string } =>
  mobile ? { maskMobile: mask('mobile', mobile) } : {}
