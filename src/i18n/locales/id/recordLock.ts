import type { Messages } from '../../types.ts';

export default {
  held: '%{name} membuka ini sejak %{time}. Kamu bisa membacanya di sini; untuk mengubahnya, ambil alih.',
  lost: '%{name} mengambil alih ini pada %{time}. Yang kamu ketik masih ada; untuk menyimpannya, ambil kembali.',
  take_over: 'Ambil alih',
  take_back: 'Ambil kembali',
  taken: 'Sekarang ini milikmu. Orang yang membukanya akan diberi tahu.',
} satisfies Messages['record_lock'];
