import dns2 from 'dns2';

const { Packet } = dns2;

/** A name server on the loopback that answers TXT records: the real resolver asks it. */
export async function nameServer() {
  const records = new Map<string, string[]>();
  const server = dns2.createServer({
    udp: true,
    handle(request, send) {
      const response = Packet.createResponseFromRequest(request);
      const [question] = request.questions;
      const found = records.get(question?.name ?? '');
      if (!found) response.header.rcode = Packet.RCODE.NXDOMAIN;
      for (const data of found ?? []) {
        response.answers.push({
          name: question?.name ?? '',
          type: Packet.TYPE.TXT,
          class: Packet.CLASS.IN,
          ttl: 1,
          data,
        } as (typeof response.answers)[number]);
      }
      send(response);
    },
  });
  await server.listen({ udp: { port: 0, address: '127.0.0.1' } });
  const { port } = server.addresses().udp ?? { port: 0 };
  return { address: `127.0.0.1:${port}`, records, close: () => server.close() };
}
