import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormField } from '#contract/form.ts'
import type { FormDefinitionText, OrgConfiguration } from '../documents/orgConfiguration.ts'

/** Field type → upload purpose. */
const PURPOSES: Readonly<Record<string, string>> = {
  upload: 'upload',
  photo: 'photo',
  sign: 'sign',
  editor: 'editor',
}

const cache = new WeakMap<FormDefinitionText, ReadonlySet<string>>()

/** Upload purposes of a form's fields, including fields inside its tables. */
function purposesOf(form: FormDefinitionText): ReadonlySet<string> {
  const found = cache.get(form)
  if (found) return found
  const { fields } = convertFormInfo(form.formInfo, { dictionaries: {} })
  const purposes = new Set(Object.values(fields).flatMap(purposesIn))
  cache.set(form, purposes)
  return purposes
}

function purposesIn({ type, columns = [] }: FormField): string[] {
  const own = PURPOSES[type]
  return [...(own ? [own] : []), ...columns.flatMap(purposesIn)]
}

/** Upload purposes of the organisation's current form with this hash; empty when the form is no longer current. */
export function formPurposes(
  configuration: OrgConfiguration,
  formHash: string,
): ReadonlySet<string> {
  const form = [...configuration.forms.values()].find(({ hash }) => hash === formHash)
  return form ? purposesOf(form) : new Set()
}
