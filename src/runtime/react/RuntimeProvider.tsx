import '@mantine/core/styles/baseline.css'
import './theme/styles.ts'
import './theme/page.css'
import type { ReactNode } from 'react'
import { PendingBar } from './notices/PendingBar.tsx'
import { Toasts } from './notices/Toasts.tsx'
import { type Runtime, RuntimeContext } from './runtimeContext.ts'
import { useSiteTheme } from './theme/useSiteTheme.ts'
import { useKeptFocus } from './useKeptFocus.ts'

interface RuntimeProviderProps {
  runtime: Runtime
  children: ReactNode
}

/** Provides the context that pages need. */
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

/** Background effects of every page; a component of its own, because it needs the runtime's context. */
function Background() {
  useSiteTheme()
  useKeptFocus()
  return null
}
