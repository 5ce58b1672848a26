import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { lazyActions } from '#runtime/core/actions/lazyActions.ts'
import { afterTouch } from '#runtime/react/afterTouch.ts'
import { firstPressEnd } from '#runtime/react/press.ts'
import { whenIdle } from '#runtime/react/whenIdle.ts'
import { App } from './App.tsx'
import { OnHydrated } from './hydration/OnHydrated.tsx'
import { recordEarlyEvents } from './hydration/replayEarlyEvents.ts'
import { applyDrawnStyles, takeFirstScreen } from './hydration/takeFirstScreen.ts'
import { loadNodeKinds } from './loading/loadNodeKinds.ts'
import { StartFailure } from './StartFailure.tsx'
import { wire } from './wiring.ts'
import type { World } from './world.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

// The scroll lock behind Mantine's dialogs writes a style element; the server allows it by this nonce.
setNonce(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '')

afterTouch(() => void lazyActions.load().catch(() => {}))

const firstScreen = takeFirstScreen()
let tellHydrated = () => {}
const hydrated = new Promise<void>((resolve) => {
  tellHydrated = resolve
})
try {
  if (firstScreen?.drawn) await nextPaint()
  const [world] = await Promise.all([
    wire(firstScreen, hydrated),
    firstScreen?.drawn && loadNodeKinds(firstScreen.kinds),
  ])
  await firstPressEnd()
  show(container, world)
} catch (error) {
  createRoot(container).render(<StartFailure error={error} />)
}

/** Hydrates the server's HTML when it is what this visitor sees; otherwise renders from scratch. */
function show(root: HTMLElement, world: World): void {
  const replay = recordEarlyEvents(root)
  const then = () => {
    replay()
    // Parts inside are hydrated one after the other, after what is around them.
    whenIdle(tellHydrated)
  }
  const site = (
    <StrictMode>
      <OnHydrated then={then}>
        <App world={world} />
      </OnHydrated>
    </StrictMode>
  )
  const { user, device } = world.runtime.host.session.get()
  if (!firstScreen?.drawn || user.id !== undefined || device !== firstScreen.device) {
    root.replaceChildren()
    createRoot(root).render(site)
  } else {
    applyDrawnStyles(root)
    hydrateRoot(root, site, { onRecoverableError: ignoreRecoverable })
  }
}

/** Ignores recoverable hydration errors: parts the server left out, or that changed since, are rendered here. */
function ignoreRecoverable(): void {}

/** Resolves after the next paint; at once in a hidden tab, which does not paint. */
async function nextPaint(): Promise<void> {
  if (document.hidden) return
  await new Promise<number>((done) => requestAnimationFrame(done))
  await new Promise((done) => setTimeout(done))
}
