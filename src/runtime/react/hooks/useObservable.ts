import { useSyncExternalStore } from 'react'
import type { Observable } from '#runtime/core/host/observable.ts'

export const useObservable = <T>(observable: Observable<T>): T =>
  useSyncExternalStore(observable.subscribe, observable.get)
