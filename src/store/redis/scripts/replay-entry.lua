-- Puts a parked entry back as if made now: to the end of its lane, but ahead of a newer one with the same
-- logical message, so that the newer words have the last say.
--
-- KEYS  1 parked  2 parked bodies  3 lanes  4 lanes due  5 list of the lane
--       then the set of each person
-- ARGV  1 id of the parked item  2 now  3 name of the lane  4 member of `lanes due`
--       5 id of the entry  6 message behind an "m", or ''
--       7 key of the conversation  8 how long entries may wait  9 sealed body, as if made now
-- Returns 1, or 0 where there is no such item
local keys = {lanes = KEYS[3], lanes_due = KEYS[4]}
local list, lane, message = KEYS[5], ARGV[3], ARGV[6]
if redis.call('HDEL', KEYS[2], ARGV[1]) == 0 then return 0 end
redis.call('HDEL', KEYS[1], ARGV[1])
local now = tonumber(ARGV[2])
ensure_lane(keys, lane, ARGV[4], now)
note_people({unpack(KEYS, 6)}, ARGV[7], now, now + tonumber(ARGV[8]))
local waiting = waiting_at(keys, list, lane, message)
local behind = {}
if waiting then
  local first = waiting * entry_size
  behind = redis.call('LRANGE', list, first, -1)
  for _ = 1, #behind do redis.call('RPOP', list) end
end
redis.call('RPUSH', list, ARGV[5], message, 0, ARGV[9])
for _, item in ipairs(behind) do redis.call('RPUSH', list, item) end
return 1
