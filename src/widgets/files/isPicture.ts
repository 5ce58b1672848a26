import { extensionOf } from '#domain/fileRules.ts'

/** What every browser shows. HEIF pictures are stored, but only some browsers can show them. */
const SHOWN: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp']

/** Whether a file can be shown as a picture, judged by its name. */
export const isPicture = (name: string): boolean => SHOWN.includes(extensionOf(name))
