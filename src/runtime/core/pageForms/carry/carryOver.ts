import type { FormBundle } from '#contract/form.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import type { LostAnswer } from '../../drafts/restoreDraft.ts'
import type { FormStore } from '../../form/formStore.ts'
import type { FormOfATime, Reworded } from '../../form/migrate/migration.ts'
import { rewordedIn } from '../../form/migrate/rewordedIn.ts'
import { openingValues } from '../../form/openingValues.ts'
import type { FormInputs } from '../formInputs.ts'
import type { Carried } from './carried.ts'
import { fittingAnswers } from './fittingAnswers.ts'
import { typedAnswers } from './typedAnswers.ts'

/**
 * Carries values typed into a form over into a changed definition of it. Every typed value is either in `values` or
 * listed in `news`; untouched fields open with the values of the new definition and the page.
 */
export function carryOver(
  store: FormStore,
  bundle: FormBundle,
  { stored, initial }: Pick<FormInputs, 'stored' | 'initial'>,
): Carried {
  const before: FormOfATime = { bundle: store.bundle, context: store.options.context }
  const get = (key: string) => store.get(key)
  const typed = typedAnswers({ bundle: store.bundle, options: store.options, get })
  const { values, changed, dropped } = fittingAnswers(before, bundle, typed)
  const opening = Object.fromEntries(openingValues(bundle, stored, initial))
  return {
    values: withoutMissing({ ...opening, ...values }),
    news: {
      count: Object.values(values).filter((value) => !isEmpty(value)).length,
      changed: changed.filter(hasText),
      dropped: dropped.filter(hasText),
      reworded: rewordedIn(before, { ...before, bundle }, values).map(rewordedAnswer),
    },
  }
}

const withoutMissing = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null))

const hasText = ({ text }: LostAnswer): boolean => text.trim() !== ''

const rewordedAnswer = ({ path, what, label, was }: Reworded): LostAnswer => ({
  key: `${path} ${what}`,
  label,
  text: was,
  reason: what === 'label' ? 'label' : 'options',
})
