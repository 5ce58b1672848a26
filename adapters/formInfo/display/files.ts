import type { FormField } from '#contract/form.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { PrintContent } from '#contract/print.ts'
import { isShownPicture } from '#domain/file/fileRules.ts'
import type { Displayer } from './displayer.ts'

const isFile = (value: unknown): value is FileValue =>
  typeof value === 'object' && value !== null && 'name' in value && 'url' in value

const filesOf = (value: unknown): FileValue[] =>
  Array.isArray(value) ? value.filter(isFile).map(({ name, url }) => ({ name, url })) : []

const listed = (files: FileValue[]): PrintContent => ({ kind: 'files', files })

/** Uploaded files, by name. */
export const displayFiles: Displayer = (_, value) => listed(filesOf(value))

const pictures = ({ ui: { width, height } }: FormField, files: FileValue[]): PrintContent => ({
  kind: 'images',
  files,
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
})

/** An image in the size the form sets; one that most browsers cannot show (HEIF) as its name. */
export const displayPhoto: Displayer = (field, value) => {
  const files = filesOf(value)
  const hasPicture = files.length === 0 || files.some(isShownPicture)
  return hasPicture ? pictures(field, files) : listed(files)
}

/** A drawn signature is stored as the address of its image. */
export const displaySign: Displayer = (field, value) => {
  const drawn = typeof value === 'string' && value !== ''
  return pictures(field, drawn ? [{ name: field.label, url: value }] : [])
}
