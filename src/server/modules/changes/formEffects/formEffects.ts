import { ownValue } from '#contract/record.ts'
import { fieldPrint } from '#runtime/core/form/fieldPrint.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { type LostCode, lostCodes } from './lostCodes.ts'
import { type OpenedForm, openForms } from './openForms.ts'

/** Effects of new documents on a form that both configurations have. */
export interface FormEffect {
  path: string
  /** True when the form's own document differs, not its dictionaries alone. */
  isChanged: boolean
  lost: LostCode[]
  /** Labels of the fields whose answers in a draft are not put into the new form. */
  asked: string[]
}

const FORM = /^formConfig\/[^/]+\.json$/
const DICTIONARY = /^dictionaries\//

/**
 * Finds the forms that new documents change, with the codes and draft answers lost by it. Documents that are not JSON
 * yield no effects; the check reports them.
 */
export function formEffects(
  before: ConfigurationDocuments,
  after: ConfigurationDocuments,
  shared: Pick<SharedData, 'areas' | 'dictionaries'>,
): FormEffect[] {
  const isChanged = (path: string) => ownValue(before, path) !== ownValue(after, path)
  const isAny = Object.keys({ ...before, ...after }).some(
    (path) => DICTIONARY.test(path) && isChanged(path),
  )
  const paths = Object.keys(before).filter((path) => FORM.test(path) && (isAny || isChanged(path)))
  try {
    const [was, is] = [openForms(before, shared), openForms(after, shared)]
    return paths.flatMap((path) => {
      const [old, now] = [was(path), is(path)]
      if (!old || !now) return []
      const asked = isChanged(path) ? askedAnew(old, now) : []
      return [{ path, isChanged: isChanged(path), lost: lostCodes(old, now, after), asked }]
    })
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/**
 * Labels of fields that are removed, or whose definition differs in a property on which answers depend. Computed fields
 * are excluded, because they have no answer of their own.
 */
const askedAnew = ({ bundle: was }: OpenedForm, { bundle: is }: OpenedForm): string[] =>
  was.order.flatMap((key) => {
    const [field, now] = [ownValue(was.fields, key), ownValue(is.fields, key)]
    if (!field || field.shape === 'none' || field.isComputed) return []
    return now && fieldPrint(was, field) === fieldPrint(is, now) ? [] : [field.label || key]
  })
