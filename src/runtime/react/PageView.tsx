import { DialogHost } from './dialogs/DialogHost.tsx'
import { DocumentView } from './page/DocumentView.tsx'
import { WayToMain } from './page/WayToMain.tsx'
import { useRuntime } from './runtimeContext.ts'

interface PageViewProps {
  /** Id of a page document. */
  id: string
  /** Key of the address (`addressKey`) that has led to this page; another one is another page. */
  place: string
  /**
   * `frame`: stays mounted while addresses change, does not set the document's title, and hosts the dialogs of all
   * pages.
   */
  as?: 'page' | 'frame'
}

/**
 * A page of the site by its id: loading, loaded, or failed. It is given its address with its id and does not follow the
 * browser's: between two listeners of one step back React renders, and a page would open at the address of the next.
 */
export function PageView({ id, place, as = 'page' }: PageViewProps) {
  const { site } = useRuntime().host
  const isFrame = as === 'frame'
  return (
    <>
      {isFrame && <WayToMain place={place} />}
      <DocumentView
        key={isFrame ? id : `${id} ${place}`}
        kind="page"
        id={id}
        options={{ follows: isFrame ? 'any' : 'own' }}
        titled={!isFrame}
        unsupported={
          id === site.unsupported ? null : <PageView id={site.unsupported} place={place} />
        }
      />
      {isFrame && <DialogHost />}
    </>
  )
}
