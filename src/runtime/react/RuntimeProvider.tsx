import '@mantine/core/styles/baseline.css'
import './theme/page.css'
import type { ReactNode } from 'react'
import { PendingBar } from './notices/PendingBar.tsx'
import { Toasts } from './notices/Toasts.tsx'
import { type Runtime, RuntimeContext } from './runtimeContext.ts'
import { SiteMantine } from './theme/SiteMantine.tsx'
import { useSiteTheme } from './theme/useSiteTheme.ts'

interface RuntimeProviderProps {
  runtime: Runtime
  children: ReactNode
}

/** Everything pages need around them. */
export function RuntimeProvider({ runtime, children }: RuntimeProviderProps) {
  return (
    <RuntimeContext value={runtime}>
      <SiteMantine>
        <SiteTheme />
        <PendingBar />
        {children}
        <Toasts />
      </SiteMantine>
    </RuntimeContext>
  )
}

function SiteTheme() {
  useSiteTheme()
  return null
}
