import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadActing } from '#runtime/core/actions/acting.ts'
import { afterTouch } from '#runtime/react/afterTouch.ts'
import { Alive } from './Alive.tsx'
import { App } from './App.tsx'
import { takeEarlyHands } from './earlyHands.ts'
import { applyDrawnStyles, takeFirstScreen } from './firstScreenHere.ts'
import { loadKinds } from './loadKinds.ts'
import { StartFailure } from './StartFailure.tsx'
import { wire } from './wiring.ts'
import type { World } from './world.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

// The scroll lock behind Mantine's dialogs writes a style element; the server allows it by this nonce.
setNonce(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '')

afterTouch(() => void loadActing().catch(() => {}))

const given = takeFirstScreen()
try {
  if (given?.drawn) await shown()
  const [world] = await Promise.all([wire(given), given?.drawn && loadKinds(given.kinds)])
  show(container, world)
} catch (error) {
  createRoot(container).render(<StartFailure error={error} />)
}

/** Takes over what the server drew where it is what this visitor sees; else draws it. */
function show(root: HTMLElement, world: World): void {
  const site = (
    <StrictMode>
      <Alive then={takeEarlyHands(root)}>
        <App world={world} />
      </Alive>
    </StrictMode>
  )
  const { user, device } = world.runtime.host.session.get()
  if (!given?.drawn || user.id !== undefined || device !== given.device) {
    root.replaceChildren()
    createRoot(root).render(site)
  } else {
    applyDrawnStyles(root)
    hydrateRoot(root, site, { onRecoverableError: leftToUs })
  }
}

/** Parts the server left out, and what has changed since it drew, are drawn here; nothing is wrong with that. */
function leftToUs(): void {}

/** What is drawn is shown before anything else is done; a tab nobody sees shows nothing, and need not be waited for. */
async function shown(): Promise<void> {
  if (document.hidden) return
  await new Promise<number>((done) => requestAnimationFrame(done))
  await new Promise((done) => setTimeout(done))
}
