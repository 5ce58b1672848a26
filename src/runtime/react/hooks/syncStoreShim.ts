/** What `use-sync-external-store/shim` gives libraries for old versions of React; ours has it built in. */
export { useSyncExternalStore } from 'react'
