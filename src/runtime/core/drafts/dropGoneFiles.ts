import type { FormValues } from '#contract/form.ts'
import type { FormStore } from '../form/formStore.ts'
import type { DraftStorage } from '../ports/drafts.ts'
import { type KeptFile, keptFiles, withoutFiles } from './keptFiles.ts'

/** Checks the files of these values, removes those that certainly no longer exist from the form, and returns them. */
export async function dropGoneFiles(
  store: FormStore,
  values: FormValues,
  isGone: DraftStorage['isGone'],
): Promise<KeptFile[]> {
  const urls = [...new Set(keptFiles(store.bundle, values).map(({ url }) => url))]
  const answers = await Promise.all(urls.map((url) => isGone(url).catch(() => false)))
  const gone = new Set(urls.filter((_, index) => answers[index]))
  const lost = keptFiles(store.bundle, valuesNow(store, values)).filter(({ url }) => gone.has(url))
  for (const path of new Set(lost.map((file) => file.path)))
    store.type(path, withoutFiles(store.get(path), gone))
  return lost
}

const valuesNow = (store: FormStore, values: FormValues): FormValues =>
  Object.fromEntries(Object.keys(values).map((key) => [key, store.get(key)]))
