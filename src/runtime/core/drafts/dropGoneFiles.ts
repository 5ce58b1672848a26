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
  const goneUrls = new Set(urls.filter((_, index) => answers[index]))
  const goneFiles = keptFiles(store.bundle, valuesNow(store, values)).filter(({ url }) =>
    goneUrls.has(url),
  )
  for (const path of new Set(goneFiles.map((file) => file.path)))
    store.type(path, withoutFiles(store.get(path), goneUrls))
  return goneFiles
}

const valuesNow = (store: FormStore, values: FormValues): FormValues =>
  Object.fromEntries(Object.keys(values).map((key) => [key, store.get(key)]))
