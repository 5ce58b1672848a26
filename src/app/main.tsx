import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { lazyActions } from '#runtime/core/actions/lazyActions.ts'
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

afterTouch(() => void lazyActions.load().catch(() => {}))

const given = takeFirstScreen()
try {
  if (given?.drawn) await shown()
  const [world] = await Promise.all([wire(given), given?.drawn && loadKinds(given.kinds)])
  show(container, world)
} catch (error) {
  createRoot(container).render(<StartFailure error={error} />)
}

/** Hydrates the server's HTML when it is what this visitor sees; otherwise renders from scratch. */
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

/** Ignores recoverable hydration errors: parts the server left out, or that changed since, are rendered here. */
function leftToUs(): void {}

/** Resolves after the next paint; at once in a hidden tab, which does not paint. */
async function shown(): Promise<void> {
  if (document.hidden) return
  await new Promise<number>((done) => requestAnimationFrame(done))
  await new Promise((done) => setTimeout(done))
}
