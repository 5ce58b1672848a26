import type { FileValue } from '#contract/formInfo.ts'
import type { Displayer } from './displayer.ts'

const isFile = (value: unknown): value is FileValue =>
  typeof value === 'object' && value !== null && 'name' in value && 'url' in value

const filesOf = (value: unknown): FileValue[] =>
  Array.isArray(value) ? value.filter(isFile).map(({ name, url }) => ({ name, url })) : []

/** Uploaded files, by name. */
export const displayFiles: Displayer = (_, value) => ({ kind: 'files', files: filesOf(value) })

/** A picture in the size the form gives it. */
export const displayPhoto: Displayer = ({ ui: { width, height } }, value) => ({
  kind: 'images',
  files: filesOf(value),
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
})

/** A drawn signature is stored as the address of its picture. */
export const displaySign: Displayer = (field, value, tables) => {
  const drawn = typeof value === 'string' && value !== ''
  return displayPhoto(field, drawn ? [{ name: field.label, url: value }] : [], tables)
}
