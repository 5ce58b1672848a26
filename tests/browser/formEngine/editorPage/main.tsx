import '@mantine/core/styles.css'
import '#runtime/react/theme/tokens.css'
import { createRoot } from 'react-dom/client'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { FormView } from '#runtime/react/form/FormView.tsx'
import type { FieldWidgets } from '#runtime/react/form/session/fieldWidget.ts'
import {
  FormEnvironmentProvider,
  type Upload,
} from '#runtime/react/form/session/formEnvironment.ts'
import { applyStyles, quietHtml } from '#runtime/react/html/carriedStyles.ts'
import { sanitiseHtml } from '#runtime/react/html/sanitiseHtml.ts'
import { editorWidget } from '#widgets/editor/index.ts'
import { textBoxWidget } from '#widgets/textBox/index.ts'

/** A form of one editor on a page as strict as pages get. `?layout=mobile`, `?state=readonly`, `?stored=HTML`. */
const query = new URLSearchParams(location.search)
const layout = query.get('layout') === 'mobile' ? 'mobile' : 'pc'
document.documentElement.dataset.device = layout

const formInfo = [
  [{ type: 'textBox', value: 'name', label: '姓名' }],
  [
    {
      type: 'editor',
      value: 'resume',
      label: '主要学术经历',
      placeholder: '请填写学习和工作经历',
      required: true,
      limitWorkNumber: true,
      min: 1,
      max: 500,
      height: 240,
      isDisable: query.get('state') === 'disabled',
    },
  ],
  [{ type: 'textBox', value: 'after', label: '备注' }],
]

const bundle = convertFormInfo(formInfo, { dictionaries: {} })
const stored = query.get('stored')
const store = new FormStore(bundle, {
  context: { dictionaries: {}, areas: [], now: Date.UTC(2026, 10, 21) },
  ...(stored !== null && { stored: { resume: stored } }),
})

let count = 0
const upload: Upload = async (file, { onProgress, signal }) => {
  onProgress(0.5)
  count += 1
  const url = `/files/${count}/${encodeURIComponent(file.name)}`
  const answer = await fetch(url, { method: 'POST', body: file, signal })
  if (!answer.ok) throw new Error('网络不稳定，上传没有完成')
  return { name: file.name, url }
}

const shown = (fragment: DocumentFragment): string => {
  const box = document.implementation.createHTMLDocument('').createElement('div')
  box.append(fragment)
  return box.innerHTML
}

const violations: string[] = []
document.addEventListener('securitypolicyviolation', (event) =>
  violations.push(`${event.violatedDirective}: ${event.sample || event.blockedURI}`),
)

Object.assign(window, {
  store,
  violations,
  /** HTML as the browser's sanitiser leaves it. */
  sanitised(html: string): string {
    const fragment = sanitiseHtml(html)
    applyStyles(fragment)
    return shown(fragment)
  },
  /** HTML as a browser reads it, without any sanitiser. */
  parsed(html: string): string {
    const read = new DOMParser().parseFromString(quietHtml(html), 'text/html')
    applyStyles(read.body)
    return read.body.innerHTML
  },
})

/** All the form has; the page stays small and quick to build. */
const widgets = {
  textBox: textBoxWidget,
  editor: editorWidget,
} as Partial<FieldWidgets> as FieldWidgets

const nobody = async () => []
createRoot(document.getElementById('root') as HTMLElement).render(
  <FormEnvironmentProvider
    value={{
      widgets,
      dictionaries: {},
      areas: [],
      upload,
      subOrgs: nobody,
      orgsOf: nobody,
    }}
  >
    <main style={{ maxWidth: 1120, margin: '16px auto', padding: '0 16px' }}>
      <FormView store={store} layout={layout} readonly={query.get('state') === 'readonly'} />
    </main>
  </FormEnvironmentProvider>,
)
