import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { FormView } from '#runtime/react/form/FormView.tsx'
import { FormEnvironmentProvider } from '#runtime/react/form/formEnvironment.ts'
import { FIELD_WIDGETS } from '#widgets/table.ts'
import { afterPaint, timed } from './afterPaint.ts'
import type { BenchCase } from './benchCase.ts'
import { benchDocument, TYPED } from './documents.ts'

const nobody = async () => []
const environment = {
  widgets: FIELD_WIDGETS,
  dictionaries: {},
  areas: [],
  upload: () => Promise.reject(new Error('no upload here')),
  subOrgs: nobody,
  orgsOf: nobody,
}

const inDocument = (key: string) => document.querySelector(`[data-field="${key}"]`)

/** The form engine as the product uses it: adapter, store, sections, widgets. */
export async function mountOurs(root: Root, count: number): Promise<BenchCase> {
  const bundle = convertFormInfo(benchDocument(count), { dictionaries: {} })
  const start = performance.now()
  const store = new FormStore(bundle, { context: { dictionaries: {}, areas: [], now: Date.now() } })
  flushSync(() =>
    root.render(
      <FormEnvironmentProvider value={environment}>
        <FormView store={store} layout="pc" />
      </FormEnvironmentProvider>,
    ),
  )
  const js = performance.now() - start
  await afterPaint()
  const paint = performance.now() - start
  const last = bundle.order.findLast((key) => !store.isHidden(key)) ?? ''
  return {
    mount: { js, paint },
    async whole() {
      while (!inDocument(last)) await new Promise((resolve) => setTimeout(resolve, 50))
    },
    typed: `[data-field="${TYPED}"] input`,
    value: () => store.get(TYPED),
    async toggle() {
      const radios = document.querySelectorAll<HTMLInputElement>('[data-field="kind"] input')
      const paint = await timed(() =>
        [...radios]
          .slice(0, 2)
          .find((each) => !each.checked)
          ?.click(),
      )
      return { paint, shown: Object.keys(bundle.rules).filter(inDocument).length }
    },
    async submit() {
      let errors: Record<string, string> = {}
      const paint = await timed(() => {
        errors = store.validate()
        const [first] = Object.keys(errors)
        if (first) store.reveal(first)
      })
      const focused = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field
      return { paint, errors: Object.keys(errors).length, focused }
    },
  }
}
