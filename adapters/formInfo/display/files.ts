import type { FormField } from '#contract/form.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { PrintContent } from '#contract/print.ts'
import { isShownPicture } from '#domain/fileRules.ts'
import type { Displayer } from './displayer.ts'

const isFile = (value: unknown): value is FileValue =>
  typeof value === 'object' && value !== null && 'name' in value && 'url' in value

const filesOf = (value: unknown): FileValue[] =>
  Array.isArray(value) ? value.filter(isFile).map(({ name, url }) => ({ name, url })) : []

/** Uploaded files, by name. */
export const displayFiles: Displayer = (_, value) => ({ kind: 'files', files: filesOf(value) })

const pictures = ({ ui: { width, height } }: FormField, files: FileValue[]): PrintContent => ({
  kind: 'images',
  files,
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
})

/** A picture in the size the form gives it; one that most browsers cannot show (HEIF) by its name. */
export const displayPhoto: Displayer = (field, value, tables) => {
  const files = filesOf(value)
  const hasPicture = files.length === 0 || files.some(isShownPicture)
  return hasPicture ? pictures(field, files) : displayFiles(field, files, tables)
}

/** A drawn signature is stored as the address of its picture. */
export const displaySign: Displayer = (field, value) => {
  const drawn = typeof value === 'string' && value !== ''
  return pictures(field, drawn ? [{ name: field.label, url: value }] : [])
}
