import type { FieldConverter } from './converter.ts'

/** Starts a titled section on screen and a new page in print; the label is its title, `describe` stands below it on screen. */
export const pageConverter: FieldConverter = {
  convert: () => ({ shape: 'none', rowless: true }),
}
