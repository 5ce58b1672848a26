import { useLayoutEffect } from 'react'
import { useDevice } from '../hooks/useDevice.ts'
import { useObservable } from '../hooks/useObservable.ts'
import { useRuntime } from '../runtimeContext.ts'

interface SiteFlags {
  otherConfig?: { isSilence?: unknown }
}

/** True on the organisation's days of mourning: the page is shown in grey. */
export const isSilent = (site: Readonly<Record<string, unknown>>): boolean =>
  (site as SiteFlags).otherConfig?.isSilence === true

/**
 * Sets device, mourning and the organisation's colours on the root element. The server includes the colours in the HTML
 * (`data-themed`) if it can; properties are set through the object model, which a strict Content-Security-Policy
 * allows.
 */
export function useSiteTheme(): void {
  const { session } = useRuntime().host
  const device = useDevice()
  const { site } = useObservable(session)
  const silent = isSilent(site)

  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.device = device
    dataset.silence = silent ? '1' : '0'
  }, [device, silent])
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement
    if (dataset.themed !== undefined) return
    void import('./siteLook.ts').then(({ siteLook }) => {
      for (const [name, value] of Object.entries(siteLook(site))) style.setProperty(name, value)
    })
  }, [site])
}
