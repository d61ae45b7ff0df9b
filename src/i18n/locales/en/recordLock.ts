/** Who works on a record. */
export default {
  held: '%{name} has had this open since %{time}. You can read it here; to change it, take it over.',
  lost: '%{name} took this over at %{time}. What you typed is still here; to save it, take it back.',
  take_over: 'Take over',
  take_back: 'Take it back',
  taken: 'It is yours now. Whoever had it open is told.',
};
