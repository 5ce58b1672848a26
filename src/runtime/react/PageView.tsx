import { addressKey } from '#runtime/core/boot/addressKey.ts'
import { DialogHost } from './dialogs/DialogHost.tsx'
import { useStore } from './hooks/useStore.ts'
import { DocumentView } from './page/DocumentView.tsx'
import { WayToMain } from './page/WayToMain.tsx'
import { useRuntime } from './runtimeContext.ts'

interface PageViewProps {
  /** Id of a page document. */
  id: string
  /** Named parameters of the route's path. */
  params?: Readonly<Record<string, string>>
  /**
   * `frame`: stays mounted while addresses change, does not set the document's title, and hosts the dialogs of all
   * pages.
   */
  as?: 'page' | 'frame'
}

/** A page of the site by its id: loading, loaded, or failed. */
export function PageView({ id, params = NO_PARAMS, as = 'page' }: PageViewProps) {
  const { navigation, site } = useRuntime().host
  const place = useStore(navigation.subscribe, () => addressKey(navigation.current()))
  const isFrame = as === 'frame'
  return (
    <>
      {isFrame && <WayToMain place={place} />}
      <DocumentView
        key={isFrame ? id : `${id} ${place}`}
        kind="page"
        id={id}
        options={{ params, follows: isFrame ? 'any' : 'own' }}
        titled={!isFrame}
        unsupported={id === site.unsupported ? null : <PageView id={site.unsupported} />}
      />
      {isFrame && <DialogHost />}
    </>
  )
}

const NO_PARAMS = {}
