import { createContext, useContext } from 'react'

const Context = createContext(false)

/** Marks the image below as the first of the page: it is loaded eagerly, without waiting for layout. */
export const FirstPictureProvider = Context.Provider

/** Loading attributes of an image at this place: eager inside the provider, otherwise lazy. */
export const usePictureLoading = (): { loading: 'eager' | 'lazy'; fetchPriority?: 'high' } =>
  useContext(Context) ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' }
