import '@mantine/core/styles/baseline.css'
import './theme/styles.ts'
import './theme/page.css'
import type { ReactNode } from 'react'
import { useKeptFocus } from './focus/useKeptFocus.ts'
import { PendingBar } from './notices/PendingBar.tsx'
import { Toasts } from './notices/Toasts.tsx'
import { type Runtime, RuntimeContext } from './runtimeContext.ts'
import { useSiteTheme } from './theme/useSiteTheme.ts'

interface RuntimeProviderProps {
  runtime: Runtime
  children: ReactNode
}

/** Everything pages need around them. */
export function RuntimeProvider({ runtime, children }: RuntimeProviderProps) {
  return (
    <RuntimeContext value={runtime}>
      <Background />
      <PendingBar />
      {children}
      <Toasts />
    </RuntimeContext>
  )
}

/** What goes on behind every page. A component of its own: it needs the runtime. */
function Background() {
  useSiteTheme()
  useKeptFocus()
  return null
}
