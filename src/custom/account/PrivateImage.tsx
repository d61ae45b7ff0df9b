import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getPrivateFile } from '#domain/calls/images.ts';
import { send } from '../../dataProvider/client.ts';

interface Props {
  url: string;
  alt: string;
}

/** A picture that is shown for the token only: it is fetched with it, and forgotten with the page. */
export function PrivateImage({ url, alt }: Props) {
  const [kind = '', name = ''] = url.split('/').slice(-2);
  const [shown, setShown] = useState<string>();
  const { data } = useQuery({
    queryKey: ['private', url],
    queryFn: async () => (await send(getPrivateFile, { params: { kind, name } })).blob(),
    gcTime: 0,
  });
  useEffect(() => {
    if (!data) return undefined;
    const address = URL.createObjectURL(data);
    setShown(address);
    return () => URL.revokeObjectURL(address);
  }, [data]);
  return <img src={shown} alt={alt} />;
}
