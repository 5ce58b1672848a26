import { offersBranch } from '#domain/validators/offered/offers.ts'
import { definedOnly } from '../definedOnly.ts'
import type { Displayer } from '../display/displayer.ts'
import { orgNameOf } from '../display/orgNameOf.ts'
import { textContent } from '../display/textContent.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** The name of the branch. */
const display: Displayer = (_, value) => textContent(orgNameOf(value))

/** A branch of the society, picked from the server's list. */
export const subOrgField: FieldTypeDefinition = {
  name: '分支机构',
  verb: '选择',
  convert: (reader) => ({
    shape: 'org',
    ui: definedOnly({ placeholder: reader.text('placeholder') }),
  }),
  offers: offersBranch,
  display,
  read: 'branch',
}
