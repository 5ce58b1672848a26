import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import './theme/tokens.css'
import './theme/elements.css'
import './theme/page.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { PendingBar } from './notices/PendingBar.tsx'
import { Toasts } from './notices/Toasts.tsx'
import { type Runtime, RuntimeContext } from './runtimeContext.ts'
import { mantineTheme } from './theme/theme.ts'
import { useSiteTheme } from './theme/useSiteTheme.ts'

interface RuntimeProviderProps {
  runtime: Runtime
  children: ReactNode
}

/**
 * Everything pages need around them. Mantine writes no style element: its variables come from its static sheet
 * and from `siteVariables`, so the Content-Security-Policy needs no exception.
 */
export function RuntimeProvider({ runtime, children }: RuntimeProviderProps) {
  return (
    <RuntimeContext value={runtime}>
      <MantineProvider
        theme={mantineTheme}
        forceColorScheme="light"
        withCssVariables={false}
        withGlobalClasses={false}
        getStyleNonce={nonce}
      >
        <SiteTheme />
        <PendingBar />
        {children}
        <Toasts />
      </MantineProvider>
    </RuntimeContext>
  )
}

function SiteTheme() {
  useSiteTheme()
  return null
}

/** For the few Mantine components that do write a style element (responsive props); none of ours uses them. */
const nonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
