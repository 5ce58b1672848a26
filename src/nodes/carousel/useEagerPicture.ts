import { type RefObject, useLayoutEffect } from 'react'

/** The first picture is what a visitor waits for: it does not wait until the layout knows that it is in view. */
export function useEagerPicture(track: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const picture = track.current?.querySelector('img')
    if (!picture) return
    picture.loading = 'eager'
    picture.fetchPriority = 'high'
  }, [track])
}
