import { endpoint } from '../endpoint.ts'
import type { ShopProduct } from './shop.ts'

export const listShopProducts = endpoint<{ response: ShopProduct[] }>('GET', '/api/shop/products')
