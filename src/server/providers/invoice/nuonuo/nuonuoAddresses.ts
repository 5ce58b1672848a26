/** Addresses of the open platform and of its test environment. */
export const NUONUO_ADDRESSES = {
  url: {
    live: [
      'https://sdk.nuonuo.com/open/v1/services',
      'https://sandbox.nuonuocs.cn/open/v1/services',
    ],
    standIn: '/sandbox/invoice/nuonuo/open/v1/services',
  },
  tokenUrl: {
    live: ['https://open.nuonuo.com/accessToken'],
    standIn: '/sandbox/invoice/nuonuo/accessToken',
  },
} as const
