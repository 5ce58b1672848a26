import '#runtime/react/theme/tokens.css'
import { createRoot } from 'react-dom/client'
import { afterPaint } from './afterPaint.ts'
import { mountOurs } from './ours.tsx'
import { mountReference } from './reference.tsx'

/** `?who=ours|reference&count=300` */
const query = new URLSearchParams(location.search)
const mount = query.get('who') === 'ours' ? mountOurs : mountReference

window.keystrokes = []
window.painted = Promise.resolve()
window.addEventListener(
  'keydown',
  () => {
    const start = performance.now()
    window.painted = afterPaint().then(() => {
      window.keystrokes.push(performance.now() - start)
    })
  },
  true,
)
const root = createRoot(document.getElementById('root') as HTMLElement)
window.bench = await mount(root, Number(query.get('count')))
