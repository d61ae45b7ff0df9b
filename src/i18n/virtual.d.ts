declare module 'virtual:labels/*' {
  const labels: Record<
    string,
    { name: string; fields: Record<string, string>; choices?: Record<string, Record<string, string>> }
  >;
  export default labels;
}
