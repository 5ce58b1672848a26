import { useLayoutEffect, useRef } from 'react'

/** Replays the load or error event of a server-rendered image that fired before hydration. */
export function useMissedAnswer(src: string) {
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const image = picture.current
    if (image?.complete && src !== '') image.src = src
  }, [src])
  return picture
}
