import { createContext, useContext } from 'react'

const Context = createContext(false)

/** Below: the picture a visitor waits for. It does not wait until the layout knows that it is in view. */
export const FirstPictureProvider = Context.Provider

/** Attributes of a picture at this place: eager where it is waited for, else loaded when it comes near. */
export const usePictureLoading = (): { loading: 'eager' | 'lazy'; fetchPriority?: 'high' } =>
  useContext(Context) ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' }
