import { afterPaint } from './afterPaint.ts'
import type { Contender } from './benchCase.ts'
import { createDriver } from './driver.ts'
import { benchFields } from './fields.ts'
import { watchKeys } from './watchKeys.ts'

/** Each in a chunk of its own, so that a page loads, parses and keeps nothing of the others. */
const CONTENDERS: Record<string, () => Promise<{ mount: Contender }>> = {
  ours: () => import('./contenders/ours.tsx'),
  rjsf: () => import('./contenders/rjsf.tsx'),
  dom: () => import('./contenders/dom.ts'),
  hookForm: () => import('./contenders/hookForm.tsx'),
  survey: () => import('./contenders/survey.tsx'),
}

/** `?who=ours&count=300&layout=pc`; `?editor&count=300`, whose frames are `?frame`. */
const query = new URLSearchParams(location.search)
const layout = query.get('layout') === 'mobile' ? 'mobile' : 'pc'
const fields = benchFields(Number(query.get('count')))
const element = document.getElementById('root') as HTMLElement
const load = CONTENDERS[query.get('who') ?? ''] ?? (() => Promise.reject(new Error('who?')))

async function mountContender(): Promise<void> {
  const { mount } = await load()
  watchKeys()
  await afterPaint()
  const start = performance.now()
  const form = mount(element, fields, layout)
  const js = performance.now() - start
  await afterPaint()
  const paint = performance.now() - start
  const times = { prepared: form.prepared, js, paint }
  window.bench = createDriver({ element, form, fields, start, mount: times })
}

if (query.has('editor')) (await import('./editor/editor.tsx')).mountEditor(element, fields)
else if (query.has('frame')) (await import('./editor/frame.tsx')).mountFrame(element)
else await mountContender()
