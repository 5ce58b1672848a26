import { displayNothing } from '../display/nothing.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/**
 * Starts a titled section on screen and a new page in print; the label is its title, `describe` is shown below it on
 * screen.
 */
export const pageField: FieldTypeDefinition = {
  name: '部分',
  convert: () => ({ shape: 'none', rowless: true }),
  display: displayNothing,
  read: 'nothing',
}
