import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { FormStore } from '../formStore.ts'
import type { FormPath } from '../paths.ts'
import { labelAt } from './labelAt.ts'
import { lostIn } from './lostIn.ts'
import type { FormOfATime, Migration } from './migration.ts'
import { rewordedIn } from './rewordedIn.ts'
import { wordsOf } from './wordsOf.ts'

/**
 * Determines the effect of a changed form on a stored answer, as if it were opened in the new form and submitted.
 * Stored values stay valid even if no longer offered; existing errors are not reported again.
 * @param stored one submission, key → value
 */
export function migrateAnswer(
  before: FormOfATime,
  after: FormOfATime,
  stored: FormValues,
): Migration {
  const [was, now] = [before, after].map(({ bundle, context }) => {
    const store = new FormStore(bundle, { context, stored, record: stored })
    return { store, errors: store.validate() }
  }) as [Opened, Opened]
  const concealed = Object.keys(stored).filter((key) => isConcealed(was.store, now.store, key))
  const lost = lostIn(before, after, stored)
  const lostPaths = new Set(lost.map(({ path }) => path))
  return {
    invalid: Object.entries(now.errors)
      .filter(([path]) => ownValue(was.errors, path) === undefined)
      .map(([path, message]) => ({ path, label: labelAt(after.bundle, path), message })),
    hidden: concealed.map((path) => ({
      path,
      label: labelAt(after.bundle, path),
      text: textOf(before, path, stored),
    })),
    lost,
    reworded: rewordedIn(before, after, stored).filter(({ path }) => !lostPaths.has(path)),
  }
}

interface Opened {
  store: FormStore
  errors: Readonly<Record<FormPath, string>>
}

const isConcealed = (was: FormStore, now: FormStore, key: string): boolean =>
  ownValue(was.bundle.fields, key) !== undefined &&
  ownValue(now.bundle.fields, key) !== undefined &&
  !isEmpty(now.get(key)) &&
  !was.isHidden(key) &&
  now.isHidden(key)

function textOf({ bundle, context }: FormOfATime, key: string, stored: FormValues): string {
  const field = ownValue(bundle.fields, key)
  return field ? wordsOf(field, ownValue(stored, key), context) : ''
}
