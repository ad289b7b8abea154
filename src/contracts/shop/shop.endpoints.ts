import { get } from '../endpoint.ts'
import type { ShopProduct } from './shop.ts'

export const listShopProducts = get<{ response: ShopProduct[] }>('/api/shop/products')
