import '@mantine/core/styles.css'
import '#runtime/react/theme/tokens.css'
import '#runtime/react/theme/elements.css'
import '#runtime/react/theme/page.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormValues } from '#contract/form.ts'
import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import type { Device } from '#contract/value.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import areaTree from '#fixtures/areas/area-tree.json'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { FormView } from '#runtime/react/form/FormView.tsx'
import {
  type FormEnvironment,
  FormEnvironmentProvider,
} from '#runtime/react/form/session/formEnvironment.ts'
import { mantineTheme } from '#runtime/react/theme/theme.ts'
import { FIELD_WIDGETS } from '#widgets/widgetRegistry.ts'
import { allTypes, filled } from './allTypes.ts'

/**
 * `?layout=pc|mobile`, `?state=empty|filled|errors|readonly`, `?form=mech/0301-201-20101` for a society's own form,
 * `?scenario=visibility/condition-1-in-list` for the form of a scenario as it opens.
 */
const query = new URLSearchParams(location.search)
const layout: Device = query.get('layout') === 'mobile' ? 'mobile' : 'pc'
const state = query.get('state') ?? 'empty'
document.documentElement.dataset.device = layout

const areas = areaTree as AreaNode[]
const files: Record<string, unknown> = {
  ...import.meta.glob('../../../fixtures/dictionaries/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob('../../../fixtures/organisations/*/dictionaries/*.json', {
    eager: true,
    import: 'default',
  }),
}
const dictionaries = Object.fromEntries(
  Object.entries(files).map(([path, entries]) => [
    path.split('/').at(-1)?.slice(0, -5),
    documentValue(entries),
  ]),
) as Dictionaries
const forms = import.meta.glob<{ formInfo: unknown }>(
  '../../../fixtures/organisations/*/formConfig/*.json',
  { import: 'default' },
)
const scenarios = import.meta.glob<{ formInfo: unknown; context?: { initial?: FormValues } }>(
  '../../../fixtures/scenarios/**/*.scenario.json',
  { import: 'default' },
)
const form = query.get('form')
const load =
  forms[`../../../fixtures/organisations/${form?.replace('/', '/formConfig/')}.json`] ??
  scenarios[`../../../fixtures/scenarios/${query.get('scenario')}.scenario.json`]
const shown: { formInfo: unknown; context?: { initial?: FormValues } } = load
  ? await load()
  : { formInfo: allTypes }
const bundle = convertFormInfo(shown.formInfo, { dictionaries })
const stored =
  shown.context?.initial ?? (state === 'filled' || state === 'readonly' ? filled : null)
const store = new FormStore(bundle, {
  context: { dictionaries, areas, now: Date.UTC(2026, 10, 20) },
  ...(stored && { stored }),
})
if (state === 'errors') {
  store.addRow('works')
  store.validate()
}
Object.assign(window, { store })

const orgs = async () => [
  { id: '1', orgName: '青年工作委员会' },
  { id: '2', orgName: '教育工作委员会' },
]
const environment: FormEnvironment = {
  widgets: FIELD_WIDGETS,
  dictionaries,
  areas,
  ownAreaCode: '440305',
  subOrgs: orgs,
  orgsOf: orgs,
  upload: (file, { onProgress }) =>
    new Promise((resolve, reject) => {
      onProgress(0.6)
      const arrive = () =>
        file.name.includes('fail')
          ? reject(new Error('网络不稳定，上传没有完成'))
          : resolve({ name: file.name, url: URL.createObjectURL(file) })
      setTimeout(arrive, 200)
    }),
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider theme={mantineTheme}>
    <FormEnvironmentProvider value={environment}>
      <main
        style={{
          background: 'var(--site-surface)',
          ...(layout === 'pc'
            ? { width: 1120, margin: '24px auto', padding: 32 }
            : { padding: 16 }),
        }}
      >
        <FormView store={store} layout={layout} readonly={state === 'readonly'} />
        {query.has('scenario') && (
          <button type="button" onClick={() => store.check()}>
            提交
          </button>
        )}
      </main>
    </FormEnvironmentProvider>
  </MantineProvider>,
)
